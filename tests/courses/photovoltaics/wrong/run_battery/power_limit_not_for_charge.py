# the power limit is not applied when charging
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    n = pv.shape[0]
    stored, sold, bought = np.zeros((3, n))
    level = start
    low = 0.1 * capacity
    for i in range(n):
        if pv[i] >= load[i]:
            extra = pv[i] - load[i]
            energy = min(extra * dt * efficiency, capacity - level)
            level += energy
            sold[i] = extra - energy / efficiency / dt
        else:
            lack = load[i] - pv[i]
            energy = min(min(lack, limit) * dt / efficiency, level - low)
            level -= energy
            bought[i] = lack - energy * efficiency / dt
        stored[i] = level
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
