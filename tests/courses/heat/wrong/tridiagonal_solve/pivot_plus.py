# what: pivot adds lower*c instead of subtracting
def tridiagonal_solve(lower, diag, upper, rhs):
    n = len(rhs)
    cp, dp = [], []
    for i in range(n):
        if i == 0:
            denom = diag[0]
            dp.append(rhs[0] / denom)
        else:
            denom = diag[i] + lower[i - 1] * cp[i - 1]
            dp.append((rhs[i] - lower[i - 1] * dp[i - 1]) / denom)
        if i < n - 1:
            cp.append(upper[i] / denom)
    x = [dp[-1]]
    for c, y in zip(cp[::-1], dp[-2::-1]):
        x.append(y - c * x[-1])
    return np.array(x[::-1])
