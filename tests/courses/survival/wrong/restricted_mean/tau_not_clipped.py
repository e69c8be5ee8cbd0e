# what: integrates over all deaths, also those after tau, and then from the last one on to tau with a negative width
def restricted_mean(time, event, tau):
    curve = kaplan_meier(time, event)
    knots = np.concatenate(([0.0], curve["times"], [tau]))
    heights = np.concatenate(([1.0], curve["survival"]))
    return np.sum(heights * np.diff(knots))
