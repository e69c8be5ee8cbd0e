# uses A = 1 - d a with the annuity of the m premium years instead of that of the n contract years
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    d = i / (1 + i)
    p = 1.0
    a_n = a_m = 0.0
    for k in range(n):
        term = p * (1 + i) ** (-k)
        a_n += term
        a_m += term if k < m else 0.0
        p *= 1 - q[k]
    A = S * (1 - d * a_m)
    net = A / a_m
    gross = (A + alpha * S + gamma * S * a_n) / ((1 - beta) * a_m)
    return {"A": A, "net": net, "gross": gross}
