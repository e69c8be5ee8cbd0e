# braked with all of the friction instead of what the bend leaves of it
def lap_speeds(curve, ds, car):
    n = len(curve)
    mu_g = car["mu"] * G
    v_bend = np.sqrt(car["corner"] * mu_g / np.abs(curve))
    v0 = np.minimum(v_bend, car["top"])
    s0 = int(np.argmin(v0))
    # turn the lap so that it begins and ends at the slowest point
    vel = np.append(np.roll(v0, -s0), v0[s0])
    c = np.append(np.roll(curve, -s0), curve[s0])
    d = np.roll(ds, -s0)
    for k in range(n):
        ay = vel[k] ** 2 * c[k]
        ax = min(gear_choice(vel[k : k + 1], car)[1][0], np.sqrt(mu_g**2 - ay**2))
        vel[k + 1] = min(vel[k + 1], np.sqrt(vel[k] ** 2 + 2 * ax * d[k]))
    for k in range(n, 0, -1):
        ay = vel[k] ** 2 * c[k]
        ax = mu_g + car["drag"] * vel[k] ** 2 / car["mass"]
        vel[k - 1] = min(vel[k - 1], np.sqrt(vel[k] ** 2 + 2 * ax * d[k - 1]))
    time = 0.0
    for k in range(n):
        time += d[k] / ((vel[k] + vel[k + 1]) / 2)
    return np.roll(vel[:n], s0), time
