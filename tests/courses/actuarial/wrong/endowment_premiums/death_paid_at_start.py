# the benefit at death is discounted to the start of the year of death, v**k instead of v**(k+1)
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    alive = 1.0
    A = 0.0
    ann_n = 0.0
    ann_m = 0.0
    for k in range(n):
        A += v**k * alive * q[k]
        ann_n += v**k * alive
        if k < m:
            ann_m += v**k * alive
        alive *= 1 - q[k]
    A = S * (A + v**n * alive)
    return {"A": A, "net": A / ann_m, "gross": (A + alpha * S + gamma * S * ann_n) / (ann_m * (1 - beta))}
