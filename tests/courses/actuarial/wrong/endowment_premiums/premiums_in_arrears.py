# the premiums are paid at the end of the years: the premium annuity is an annuity-immediate with survival to the payment
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.concatenate([[1.0], np.cumprod(1 - q)])
    A = S * (sum(v ** (k + 1) * p[k] * q[k] for k in range(n)) + v**n * p[n])
    prem = sum(v**k * p[k] for k in range(1, m + 1))
    years = sum(v**k * p[k] for k in range(n))
    net = A / prem
    gross = (A + alpha * S + gamma * S * years) / ((1 - beta) * prem)
    return {"A": A, "net": net, "gross": gross}
