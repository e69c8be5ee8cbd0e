def training_form(hr, minutes, rest, peak, female):
    x = np.clip((hr - rest[:, None]) / (peak[:, None] - rest[:, None]), 0, None)
    load = np.where(female[:, None], 0.86 * np.exp(1.67 * x), 0.64 * np.exp(1.92 * x)) * x * minutes
    days = np.arange(hr.shape[1])
    gap = days[None, :] - days[:, None] - 1
    kernel = np.exp(-gap / TAU_FITNESS) - 2 * np.exp(-gap / TAU_FATIGUE)
    kernel = np.where(gap >= 0, kernel, 0.0)
    return load, np.einsum("ap,pd->ad", load, kernel)
