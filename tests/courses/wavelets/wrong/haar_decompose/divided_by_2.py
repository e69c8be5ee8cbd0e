# averages and details are divided by 2 instead of by the square root of 2
def haar_decompose(x, levels):
    a = np.array(x, dtype=float)
    det = []
    for level in range(levels):
        pairs = a.reshape(-1, 2)
        det.append((pairs[:, 0] - pairs[:, 1]) / 2)
        a = pairs.mean(axis=1)
    det = det[::-1]
    e = [np.sum(a ** 2)] + [np.sum(d ** 2) for d in det]
    return {"approx": a, "details": np.concatenate(det), "energy": np.array(e) / sum(e)}
