# discharging takes P dt times the efficiency out of the store instead of P dt divided by it
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    T = pv.size
    stored = np.empty(T)
    sold = np.zeros(T)
    bought = np.zeros(T)
    e = start
    for k in range(T):
        d = load[k] - pv[k]
        if d < 0:
            charge = min(-d, limit, (capacity - e) / (efficiency * dt))
            e += charge * efficiency * dt
            sold[k] = -d - charge
        else:
            give = min(d, limit, (e - 0.1 * capacity) / (efficiency * dt))
            e -= give * efficiency * dt
            bought[k] = d - give
        stored[k] = e
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
