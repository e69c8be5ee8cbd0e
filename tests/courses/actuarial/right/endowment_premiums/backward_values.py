# values and annuities by recursion from the end of the contract
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    v = 1 / (1 + i)
    A, a_n, a_m = 1.0, 0.0, 0.0
    for k in range(len(q) - 1, -1, -1):
        A = v * (q[k] + (1 - q[k]) * A)
        a_n = 1 + v * (1 - q[k]) * a_n
        a_m = (1.0 if k < m else 0.0) + v * (1 - q[k]) * a_m
    net = S * A / a_m
    gross = S * (A + alpha + gamma * a_n) / ((1 - beta) * a_m)
    return {"A": S * A, "net": net, "gross": gross}
