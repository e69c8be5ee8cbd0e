# multiplied the quadratic part by alpha/beta instead of dividing it
def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    k = np.log(2) / half_time
    total_dose = 0
    quad = 0
    rest = np.zeros_like(alpha_beta)
    last = times[0]
    for d, t in zip(doses, times):
        rest = rest * np.exp(-k * (t - last))
        quad = quad + d * (d + 2 * rest)
        total_dose = total_dose + d
        rest = rest + d
        last = t
    days = (last - times[0]) / 24
    bed = total_dose + alpha_beta * quad - loss * max(days - kickoff, 0)
    return bed, bed / (1 + 2 / alpha_beta)
