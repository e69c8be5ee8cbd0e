# only the averages are divided by the square root of 2, the details are not
def haar_decompose(x, levels):
    approx, det = x, []
    for _ in range(levels):
        M = approx.reshape(-1, 2)
        det.append(M[:, 0] - M[:, 1])
        approx = np.einsum("ij->i", M) / np.sqrt(2)
    det = det[::-1]
    e = np.array([np.sum(approx ** 2)] + [np.sum(v ** 2) for v in det])
    return {"approx": approx, "details": np.concatenate(det), "energy": e / e.sum()}
