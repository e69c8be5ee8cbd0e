# went around forward only instead of forward and then backward for the braking
def lap_speeds(curve, ds, car):
    n = len(curve)
    a_max = car["mu"] * G
    v_bend = np.sqrt(car["corner"] * a_max / np.abs(curve))
    v0 = np.minimum(v_bend, car["top"])
    first = int(np.argmin(v0))
    # turn the lap so that it begins and ends at the slowest point
    u = np.append(np.roll(v0, -first), v0[first])
    c = np.append(np.roll(curve, -first), curve[first])
    d = np.roll(ds, -first)
    for k in range(n):
        ay = u[k] ** 2 * c[k]
        ax = min(gear_choice(u[k : k + 1], car)[1][0], np.sqrt(a_max**2 - ay**2))
        u[k + 1] = min(u[k + 1], np.sqrt(u[k] ** 2 + 2 * ax * d[k]))
    time = 0.0
    for k in range(n):
        time += d[k] / ((u[k] + u[k + 1]) / 2)
    return np.roll(u[:n], first), time
