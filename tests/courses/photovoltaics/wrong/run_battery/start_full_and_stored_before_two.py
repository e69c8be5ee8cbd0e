# the battery starts full, and what is stored is recorded at the beginning of each step
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    n = len(pv)
    E = np.zeros(n + 1)
    E[0] = capacity
    sold, bought = np.zeros(n), np.zeros(n)
    for k in range(n):
        s = pv[k] - load[k]
        if s > 0:
            p = min(s, limit, (capacity - E[k]) / (efficiency * dt))
            E[k + 1] = E[k] + efficiency * p * dt
            sold[k] = s - p
        else:
            p = min(-s, limit, (E[k] - 0.1 * capacity) * efficiency / dt)
            E[k + 1] = E[k] - p * dt / efficiency
            bought[k] = -s - p
    return {"stored": E[:-1], "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
