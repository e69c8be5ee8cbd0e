# lists, zip, np.clip and branches
def pid_control(r, y, gains, dt, u_min, u_max):
    us, Is, acc, old = [], [], 0.0, y[0]
    for sp, pv in zip(r, y):
        err = sp - pv
        wanted = gains["kp"] * err + acc + gains["kd"] * (old - pv) / dt
        if wanted > u_max:
            grow = err <= 0
        elif wanted < u_min:
            grow = err >= 0
        else:
            grow = True
        if grow:
            acc += dt * gains["ki"] * err
        us.append(np.clip(wanted, u_min, u_max))
        Is.append(acc)
        old = pv
    return np.array(us), np.array(Is)
