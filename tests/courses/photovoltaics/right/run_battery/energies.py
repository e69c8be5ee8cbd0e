# counted in energies instead of powers
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    stored, sold, bought = [], [], []
    e = start
    for g, l in zip(pv * dt, load * dt):
        plus, minus = max(g - l, 0), max(l - g, 0)
        gain = min(efficiency * min(plus, limit * dt), capacity - e)
        take = min(min(minus, limit * dt) / efficiency, e - capacity / 10)
        e = e + gain - take
        stored.append(e)
        sold.append((plus - gain / efficiency) / dt)
        bought.append((minus - take * efficiency) / dt)
    stored, sold, bought = np.array(stored), np.array(sold), np.array(bought)
    return dict(stored=stored, sold=sold, bought=bought, self_consumption=(pv - sold).sum() / pv.sum(),
                self_sufficiency=(load - bought).sum() / load.sum())
