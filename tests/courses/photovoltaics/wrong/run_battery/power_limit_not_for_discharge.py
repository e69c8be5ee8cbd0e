# the power limit is not applied when discharging
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    delta = pv - load
    E = np.zeros(len(pv) + 1)
    E[0] = start
    sold = np.zeros(len(pv))
    bought = np.zeros(len(pv))
    for i, x in enumerate(delta):
        if x > 0:
            p = min(x, limit)
            p = min(p, (capacity - E[i]) / (efficiency * dt))
            E[i + 1] = E[i] + p * efficiency * dt
            sold[i] = x - p
        else:
            p = min(-x, (E[i] - capacity / 10) * efficiency / dt)
            E[i + 1] = E[i] - p * dt / efficiency
            bought[i] = -x - p
    return {"stored": E[1:], "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
