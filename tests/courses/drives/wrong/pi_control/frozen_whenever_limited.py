# froze the integral part at every limited sample instead of letting an error of opposite sign lead it back
def pi_control(reference, measured, k_p, T_i, dt, u_max):
    I = 0.0
    out = []
    for ref, meas, limit in zip(reference, measured, u_max):
        e = ref - meas
        I_new = I + k_p * e * dt / T_i
        y = k_p * e + I_new
        if y > limit:
            out.append(limit)
        elif y < -limit:
            out.append(-limit)
        else:
            out.append(y)
            I = I_new
    return np.array(out), I
