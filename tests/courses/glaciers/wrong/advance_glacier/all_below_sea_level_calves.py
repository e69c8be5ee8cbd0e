# let all ice calve whose bed is below sea level instead of only the ice that floats
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    ice = H + 0.0
    record = []
    in_the_sea = bed < 0
    for _ in range(steps):
        q, _u = ice_flux(ice, bed, wet, dx)
        q = np.hstack((0, q, 0))
        ice = ice + (balance - (q[1:] - q[:-1]) / dx) * dt
        ice = np.where(ice > 0, ice, 0)
        record.append(np.sum(ice * in_the_sea) * dx)
        ice[in_the_sea] = 0
    return ice, np.array(record)
