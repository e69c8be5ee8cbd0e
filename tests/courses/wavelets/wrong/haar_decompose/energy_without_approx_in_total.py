# the energies are divided by the energy of the details alone, without that of approx
def haar_decompose(x, levels):
    r = 1 / np.sqrt(2)
    approx = x
    details = []
    for _ in range(levels):
        details.insert(0, r * (approx[0::2] - approx[1::2]))
        approx = r * (approx[0::2] + approx[1::2])
    details_all = np.concatenate(details)
    total = np.sum(details_all ** 2)
    energy = np.array([np.sum(approx ** 2)] + [np.sum(d ** 2) for d in details]) / total
    return {"approx": approx, "details": details_all, "energy": energy}
