# the change of the total is what was emitted minus what was taken up; forcing with log1p
def carbon_pools(E, share, rate, start, dt):
    R = np.array(start, dtype=float)
    all_pools = [R]
    fraction = []
    for e in E:
        lost = R * -np.expm1(-rate * dt) + share * e * dt * -np.expm1(-rate * dt / 2)
        fraction.append(1 - lost.sum() / (np.sum(share) * e * dt) if e > 0 else 0.0)
        R = R + share * e * dt - lost
        all_pools.append(R)
    pools = np.column_stack(all_pools)
    excess = pools.sum(axis=0) / GTC_PER_PPM
    return {
        "pools": pools,
        "co2": CO2_PRE + excess,
        "forcing": ALPHA * np.log1p(excess / CO2_PRE),
        "airborne": np.array(fraction),
    }
