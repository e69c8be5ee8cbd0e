# numpy's masked arrays
def genotype_summary(G):
    M = np.ma.masked_invalid(G)
    n = M.count(axis=0)
    p = np.ma.getdata(M.mean(axis=0)) / 2
    Ho = np.ma.getdata((M == 1).sum(axis=0)) / n
    He = 4 * n / (2 * n - 1) * (p - p**2)
    safe = np.where(He == 0, 1, He)
    F = np.where(He == 0, 0, 1 - Ho / safe)
    return {"p": np.asarray(p), "Ho": np.asarray(Ho), "He": np.asarray(He), "F": np.asarray(F)}
