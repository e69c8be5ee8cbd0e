# let the day's load decay on its own day instead of adding it after the decay
def training_form(hr, minutes, rest, peak, female):
    r = np.clip((hr.T - rest) / (peak - rest), 0, None).T
    men = minutes * r * 0.64 * np.exp(1.92 * r)
    women = minutes * r * 0.86 * np.exp(1.67 * r)
    trimp = np.where(female[:, None], women, men)

    def build(tau):
        state = np.zeros(trimp.shape)
        for t in range(1, trimp.shape[1]):
            state[:, t] = (state[:, t - 1] + trimp[:, t - 1]) * np.exp(-1 / tau)
        return state

    return trimp, build(TAU_FITNESS) - 2 * build(TAU_FATIGUE)
