# the death benefit uses q alone, without the probability to be alive at the start of that year
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    years = len(q)
    v = (1 + i) ** -1.0
    kp = np.ones(years + 1)
    for k in range(years):
        kp[k + 1] = kp[k] * (1 - q[k])
    term_part = sum(v ** (k + 1) * q[k] for k in range(years))
    pure = v**years * kp[years]
    A = S * (term_part + pure)
    ad = lambda z: sum(v**k * kp[k] for k in range(z))
    return {
        "A": A,
        "net": A / ad(m),
        "gross": (A + alpha * S + gamma * S * ad(years)) / ((1 - beta) * ad(m)),
    }
