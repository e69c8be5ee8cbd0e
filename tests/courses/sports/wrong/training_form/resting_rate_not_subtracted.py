# divided the heart rate itself by the reserve instead of the part above the resting rate
def training_form(hr, minutes, rest, peak, female):
    span = (peak - rest).reshape(-1, 1)
    x = hr / span
    x[x < 0] = 0
    a = np.array([0.86 if f else 0.64 for f in female]).reshape(-1, 1)
    b = np.array([1.67 if f else 1.92 for f in female]).reshape(-1, 1)
    L = a * x * np.exp(b * x) * minutes
    n_days = L.shape[1]
    form = np.zeros_like(L)
    for d in range(n_days):
        for past in range(d):
            gap = d - 1 - past
            form[:, d] += L[:, past] * (np.exp(-gap / TAU_FITNESS) - 2 * np.exp(-gap / TAU_FATIGUE))
    return L, form
