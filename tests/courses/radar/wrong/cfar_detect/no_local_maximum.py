# every cell above its threshold is detected, without the comparison with its neighbors
def cfar_detect(power, guard, train, pfa):
    n = len(power)
    kernel_reach = guard + train
    noise = np.zeros(n)
    alpha = np.zeros(n)
    for i in range(n):
        js = [j for j in range(i - kernel_reach, i + kernel_reach + 1)
              if 0 <= j < n and abs(j - i) > guard]
        noise[i] = power[js].mean()
        alpha[i] = len(js) * (pfa ** (-1 / len(js)) - 1)
    threshold = alpha * noise
    return noise, threshold, power > threshold
