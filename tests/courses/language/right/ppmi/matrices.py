def ppmi(tokens, size, window, power, shift):
    H = np.eye(size)[tokens]
    gap = np.abs(np.subtract.outer(np.arange(len(tokens)), np.arange(len(tokens))))
    K = np.where((gap > 0) & (gap <= window), 1 / np.maximum(gap, 1), 0)
    C = H.T @ K @ H
    joint = C / C.sum()
    ctx = joint.sum(0) ** power
    ctx = ctx / ctx.sum()
    expected = joint.sum(1)[:, None] * ctx[None, :] * shift
    ratio = np.divide(joint, expected, out=np.ones_like(C), where=C > 0)
    return C, np.log(np.maximum(ratio, 1))
