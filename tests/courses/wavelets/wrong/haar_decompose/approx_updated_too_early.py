# even is overwritten by the new average before the details are computed from it
def haar_decompose(x, levels):
    approx = x
    bands = []
    for _ in range(levels):
        even = approx[0::2]
        odd = approx[1::2]
        even = (even + odd) / np.sqrt(2)
        d = (even - odd) / np.sqrt(2)
        bands.insert(0, d)
        approx = even
    e = np.array([np.sum(b ** 2) for b in [approx] + bands])
    return {"approx": approx, "details": np.concatenate(bands), "energy": e / np.sum(e)}
