# the capacity is not checked when charging: the battery can hold more than its capacity
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    level = start
    stored = np.zeros(len(pv))
    sold = np.zeros(len(pv))
    bought = np.zeros(len(pv))
    for i in range(len(pv)):
        surplus = pv[i] - load[i]
        if surplus > 0:
            p = surplus if surplus < limit else limit
            level = level + p * efficiency * dt
            sold[i] = surplus - p
        else:
            p = -surplus if -surplus < limit else limit
            available = (level - 0.1 * capacity) * efficiency / dt
            if p > available:
                p = available
            level = level - p / efficiency * dt
            bought[i] = -surplus - p
        stored[i] = level
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
