# the initial expenses are a share of the value A instead of the sum insured
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    v = 1 / (1 + i)
    n = len(q)
    kp, A1, an, am = 1.0, 0.0, 0.0, 0.0
    for k, qk in enumerate(q):
        an += kp * v**k
        if k < m:
            am += kp * v**k
        A1 += kp * qk * v ** (k + 1)
        kp *= 1 - qk
    A = (A1 + kp * v**n) * S
    net = A / am
    gross = (A * (1 + alpha) + gamma * S * an) / ((1 - beta) * am)
    return {"A": A, "net": net, "gross": gross}
