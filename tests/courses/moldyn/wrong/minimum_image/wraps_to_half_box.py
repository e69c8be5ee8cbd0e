# what: takes half of the box for the period, so that everything lies in a quarter on each side
def minimum_image(d, box):
    half = 0.5 * box
    return d - half * np.round(d / half)
