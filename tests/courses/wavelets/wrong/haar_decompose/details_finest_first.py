# the details are put together with the finest level first
def haar_decompose(x, levels):
    root2 = np.sqrt(2)
    approx = x
    details = []
    shares = []
    total = np.sum(x ** 2)
    for _ in range(levels):
        d = (approx[0::2] - approx[1::2]) / root2
        approx = (approx[0::2] + approx[1::2]) / root2
        details.append(d)
        shares.append(np.sum(d ** 2) / total)
    shares.append(np.sum(approx ** 2) / total)
    return {"approx": approx, "details": np.hstack(details), "energy": np.array(shares[::-1])}
