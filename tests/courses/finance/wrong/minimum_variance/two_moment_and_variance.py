# what: mean not removed from the returns; volatility without the root
def minimum_variance(R, target):
    n = R.shape[1]
    mean = np.mean(R, axis=0)
    dev = R
    cov = np.einsum("ti,tj->ij", dev, dev) / (len(R) - 1)
    # first order conditions: [2C 1; 1' 0]
    A = np.zeros((n + 1, n + 1))
    A[:n, :n] = 2 * cov
    A[:n, n] = 1
    A[n, :n] = 1
    rhs = np.zeros(n + 1)
    rhs[n] = 1
    lowest = np.linalg.solve(A, rhs)[:n]
    B = np.zeros((n + 2, n + 2))
    B[:n, :n] = 2 * cov
    B[:n, n] = B[n, :n] = 1
    B[:n, n + 1] = B[n + 1, :n] = mean
    rhs = np.zeros(n + 2)
    rhs[n] = 1
    rhs[n + 1] = target
    w = np.linalg.solve(B, rhs)[:n]
    marginal = cov @ w
    volatility = w @ marginal
    return {
        "lowest": lowest,
        "weights": w,
        "volatility": volatility,
        "contributions": w * marginal / volatility,
    }
