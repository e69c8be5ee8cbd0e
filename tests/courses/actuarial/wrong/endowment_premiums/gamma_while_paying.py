# the yearly expenses gamma are charged only in the m years with premiums
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    v = 1 / (1 + i)
    n = q.shape[0]
    l = [1.0]
    for qk in q:
        l.append(l[-1] * (1 - qk))
    A = S * (sum(v ** (k + 1) * l[k] * q[k] for k in range(n)) + v**n * l[n])
    adue = sum(v**k * l[k] for k in range(m))
    net = A / adue
    gross = (A + alpha * S + gamma * S * adue) / ((1 - beta) * adue)
    return {"A": A, "net": net, "gross": gross}
