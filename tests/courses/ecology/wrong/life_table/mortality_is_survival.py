# q is the share that survives to the next age, not the share that dies
def life_table(alive, daughters):
    n_next = np.zeros_like(alive)
    n_next[:-1] = alive[1:]
    surv = alive / alive[0]
    q = n_next / alive
    Lx = (surv + n_next / alive[0]) / 2
    Tx = np.flip(np.cumsum(np.flip(Lx)))
    net = surv * daughters
    R0 = net.sum()
    G = np.dot(np.arange(len(net)), net) / R0
    return {"l": surv, "q": q, "e": Tx / surv, "R0": R0, "G": G, "r": np.log(R0) / G}
