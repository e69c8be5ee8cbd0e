# the power bought from the grid is returned negative, and its sign carries into the self-sufficiency
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    n = len(pv)
    stored, sold, bought = np.zeros(n), np.zeros(n), np.zeros(n)
    b = start
    for k in range(n):
        s = pv[k] - load[k]
        if s > 0:
            p = min(s, limit, (capacity - b) / (efficiency * dt))
            b += efficiency * p * dt
            sold[k] = s - p
        else:
            p = min(abs(s), limit, (b - 0.1 * capacity) * efficiency / dt)
            b -= p * dt / efficiency
            bought[k] = s + p
        stored[k] = b
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
