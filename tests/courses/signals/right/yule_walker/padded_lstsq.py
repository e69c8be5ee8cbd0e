def yule_walker(x, order):
    z = np.concatenate([np.zeros(order), x - x.mean(), np.zeros(order)])
    N = len(x) + order
    A = np.stack([z[order - i: order - i + N] for i in range(1, order + 1)], axis=1)
    b = z[order: order + N]
    phi, *_ = np.linalg.lstsq(A, b, rcond=None)
    return phi, np.sum((b - A @ phi) ** 2) / len(x)
