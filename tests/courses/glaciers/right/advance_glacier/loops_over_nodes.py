def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    now = list(H)
    calved = np.zeros(steps)
    for t in range(steps):
        q, _ = ice_flux(np.array(now), bed, wet, dx)
        then = []
        for i, h in enumerate(now):
            come = q[i - 1] if i > 0 else 0.0
            go = q[i] if i < len(q) else 0.0
            h = max(0.0, h + dt * balance[i] + dt * (come - go) / dx)
            if bed[i] < 0 and h * RHO_ICE < abs(bed[i]) * RHO_WATER:
                calved[t] += h * dx
                h = 0.0
            then.append(h)
        now = then
    return np.array(now), calved
