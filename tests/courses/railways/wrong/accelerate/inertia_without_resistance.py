# took M a alone as the force that was used instead of M a plus the resistance
def accelerate(v0, force, power, ds, limit, mass, davis, grade, radius):
    m_eff = ROTATING * mass.sum()
    v_list = [v0 / 3.6]
    t_total = 0.0
    e_total = 0.0
    i = 0
    while i < len(ds):
        u = v_list[i]
        effort = min(force, power / u)
        res = train_resistance(np.array([3.6 * u]), mass, davis, grade[i:i+1], radius[i:i+1])
        w = sum(part[0] for part in res)
        u2 = min(np.sqrt(u**2 + 2 * (effort - w) * ds[i] / m_eff), limit[i] / 3.6)
        a_real = (u2**2 - u**2) / (2 * ds[i])
        f_real = m_eff * a_real
        e_total += max(0.0, f_real) * ds[i]
        t_total += ds[i] / np.mean([u, u2])
        v_list.append(u2)
        i += 1
    return {"v": 3.6 * np.array(v_list), "time": t_total, "energy": e_total / 3600}
