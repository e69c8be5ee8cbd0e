# two mistakes: divided by 2 instead of by the square root of 2, and the details are put together finest first
def haar_decompose(x, levels):
    rest = list(x)
    det, en = [], []
    for _ in range(levels):
        d = [(rest[i] - rest[i + 1]) / 2 for i in range(0, len(rest), 2)]
        rest = [(rest[i] + rest[i + 1]) / 2 for i in range(0, len(rest), 2)]
        det += d
        en.insert(0, sum(v * v for v in d))
    en.insert(0, sum(v * v for v in rest))
    return {"approx": np.array(rest), "details": np.array(det), "energy": np.array(en) / sum(en)}
