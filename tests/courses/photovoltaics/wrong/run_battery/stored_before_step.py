# what is stored is recorded at the beginning of each step instead of at its end
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    stored, sold, bought = (np.zeros(len(pv)) for _ in range(3))
    now = start
    for k, (a, b) in enumerate(zip(pv, load)):
        stored[k] = now
        if a > b:
            p = min(a - b, limit, (capacity - now) / (efficiency * dt))
            now = now + p * efficiency * dt
            sold[k] = a - b - p
        else:
            p = min(b - a, limit, (now - 0.1 * capacity) * efficiency / dt)
            now = now - p / efficiency * dt
            bought[k] = b - a - p
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
