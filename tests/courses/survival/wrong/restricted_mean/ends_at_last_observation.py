# what: beyond the last observed time nothing is added, though the curve goes on up to tau
def restricted_mean(time, event, tau):
    end = min(tau, time.max())
    curve = kaplan_meier(time, event)
    before = curve["times"] < end
    knots = np.concatenate(([0.0], curve["times"][before], [end]))
    heights = np.concatenate(([1.0], curve["survival"][before]))
    return np.sum(heights * np.diff(knots))
