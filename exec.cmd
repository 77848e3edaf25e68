@rem npm runs scripts with cmd.exe on Windows, which has no exec: the rest of the line is run there as it is.
@%*
