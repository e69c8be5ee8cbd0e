# one loop with running survival and discount, no arrays
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    alive, disc = 1.0, 1.0
    deaths = short = long = 0.0
    for k in range(len(q)):
        long += alive * disc
        if k < m:
            short += alive * disc
        disc /= 1 + i
        deaths += alive * q[k] * disc
        alive *= 1 - q[k]
    A = S * (deaths + alive * disc)
    net = A / short
    return {"A": A, "net": net, "gross": (net + S * (alpha + gamma * long) / short) / (1 - beta)}
