# computed the momentum coefficient beta (Boussinesq) instead of the energy coefficient alpha
def rating_curve(x, zb, n, levels, S):
    K = len(levels)
    Q, alpha = np.zeros(K), np.zeros(K)
    for t, wl in enumerate(levels):
        sum_a, sum_k, sum_m = 0.0, 0.0, 0.0
        for i, rough in enumerate(n):
            left, right = wl - zb[i], wl - zb[i + 1]
            length = x[i + 1] - x[i]
            if left <= 0 and right <= 0:
                continue
            if left < 0:
                length = length * right / (right - left)
                left = 0.0
            elif right < 0:
                length = length * left / (left - right)
                right = 0.0
            a = (left + right) / 2 * length
            p = np.sqrt(length**2 + (left - right) ** 2)
            cond = a ** (5 / 3) / p ** (2 / 3) / rough
            sum_a += a
            sum_k += cond
            sum_m += cond**2 / a
        Q[t] = np.sqrt(S) * sum_k
        alpha[t] = sum_a * sum_m / sum_k**2
    return Q, alpha
