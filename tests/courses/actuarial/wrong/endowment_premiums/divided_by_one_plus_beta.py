# the gross premium is divided by 1+beta instead of 1-beta: expenses make it cheaper
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    r = 1 + i
    alive = np.concatenate(([1.0], np.cumprod(1 - q)))
    n = len(q)
    death_value = 0.0
    for k in range(n):
        death_value = death_value + alive[k] * q[k] / r ** (k + 1)
    value = S * death_value + S * alive[n] / r**n
    annuities = np.cumsum(alive[:n] / r ** np.arange(n))
    a_m, a_n = annuities[m - 1], annuities[n - 1]
    return {"A": value, "net": value / a_m, "gross": (value + alpha * S + gamma * S * a_n) / ((1 + beta) * a_m)}
