# the details are odd minus even instead of even minus odd
def haar_decompose(x, levels):
    h0 = np.array([1, 1]) / np.sqrt(2)
    h1 = np.array([-1, 1]) / np.sqrt(2)
    a, details = x, []
    for _ in range(levels):
        blocks = a.reshape(-1, 2)
        details = [blocks @ h1] + details
        a = blocks @ h0
    bands = [a] + details
    energy = np.array([np.dot(b, b) for b in bands])
    return {"approx": a, "details": np.concatenate(details), "energy": energy / energy.sum()}
