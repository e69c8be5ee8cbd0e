# the energies are sums of fourth powers: the squares are squared once more
def haar_decompose(x, levels):
    approx, details = x, []
    for _ in range(levels):
        a0, a1 = approx[0::2], approx[1::2]
        approx, d = (a0 + a1) / np.sqrt(2), (a0 - a1) / np.sqrt(2)
        details.insert(0, d)
    sq = [c ** 2 for c in [approx] + details]
    energy = np.array([np.sum(s ** 2) for s in sq])
    return {"approx": approx, "details": np.concatenate(details), "energy": energy / energy.sum()}
