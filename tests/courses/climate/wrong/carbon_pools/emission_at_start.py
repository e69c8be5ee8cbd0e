# the new emission decays for the whole step, as if it were made at its beginning
def carbon_pools(E, share, rate, start, dt):
    decay = np.exp(-rate * dt)
    state = np.array(start, dtype=float)
    states = [state]
    for e in E:
        state = (state + share * e * dt) * decay
        states.append(state)
    pools = np.stack(states, axis=1)
    total = pools.sum(axis=0)
    co2 = CO2_PRE + total / GTC_PER_PPM
    airborne = np.array([(total[k + 1] - total[k]) / (E[k] * dt) if E[k] > 0 else 0.0 for k in range(len(E))])
    return {"pools": pools, "co2": co2, "forcing": ALPHA * np.log(co2 / CO2_PRE), "airborne": airborne}
