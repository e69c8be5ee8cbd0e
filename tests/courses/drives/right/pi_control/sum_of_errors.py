def pi_control(reference, measured, k_p, T_i, dt, u_max):
    gain = k_p * dt / T_i
    errors = 0.0
    outputs = []
    for r, n, limit in zip(reference, measured, u_max):
        e = r - n
        v = k_p * e + gain * (errors + e)
        if v > limit:
            outputs.append(limit)
            if e < 0:
                errors += e
        elif v < -limit:
            outputs.append(-limit)
            if e > 0:
                errors += e
        else:
            outputs.append(v)
            errors += e
    return np.array(outputs), gain * errors
