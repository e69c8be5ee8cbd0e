# the tenth that stays is forgotten, and discharging has no losses (the efficiency is left out there)
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    b = start
    stored, sold, bought = np.zeros(len(pv)), np.zeros(len(pv)), np.zeros(len(pv))
    for k in range(len(pv)):
        s = pv[k] - load[k]
        if s > 0:
            p = min(s, limit, (capacity - b) / (efficiency * dt))
            b += efficiency * p * dt
            sold[k] = s - p
        else:
            p = min(-s, limit, b / dt)
            b -= p * dt
            bought[k] = -s - p
        stored[k] = b
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
