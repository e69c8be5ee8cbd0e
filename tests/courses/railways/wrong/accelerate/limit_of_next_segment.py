# held the speed at a segment's end to the next segment's limit instead of its own
def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    """The run of a train over n segments of a line with all its power.

    v0: speed at the beginning, km/h
    force, power: largest tractive force, kN, and power, kW
    ds, limit: lengths, m, and speed limits, km/h, of the segments, shape (n,)
    mass, davis: masses, shape (k,), and Davis coefficients, shape (k, 3), as in train_resistance
    grade, radius: slopes and radii of the segments, as in train_resistance, shape (n,)

    returns: dictionary with
        v: speed at the beginning and after each segment, km/h, shape (n + 1,)
        time: running time, s
        energy: work of the tractive force, kWh
    """
    v = np.zeros(len(ds) + 1)
    v[0] = v0
    time = 0.0
    energy = 0.0
    inertia = ROTATING * np.sum(mass)
    for i in range(len(ds)):
        now = v[i] / 3.6
        traction = min(force, power / now)
        running, line = train_resistance(
            v[i : i + 1], mass, davis, grade[i : i + 1], radius[i : i + 1]
        )
        resistance = running[0] + line[0]
        free = np.sqrt(now**2 + 2 * ds[i] * (traction - resistance) / inertia)
        nxt = min(i + 1, len(ds) - 1)
        then = min(free, limit[nxt] / 3.6)
        used = inertia * (then**2 - now**2) / (2 * ds[i]) + resistance
        energy += max(used, 0.0) * ds[i] / 3600
        time += 2 * ds[i] / (now + then)
        v[i + 1] = 3.6 * then
    return {"v": v, "time": time, "energy": energy}
