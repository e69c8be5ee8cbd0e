# the loop over the currents is outside, a helper gives one module's voltage
import math


def string_curve(current, photo, saturation, thermal, resistance, drop):
    def volts(I, ph):
        if ph <= I:
            return -drop
        return thermal * (math.log(saturation + ph - I) - math.log(saturation)) - resistance * I

    voltage, power, bypassed = [], [], []
    for I in current:
        v = sum(volts(I, ph) for ph in photo)
        voltage.append(v)
        power.append(v * I)
        bypassed.append(sum(1 for ph in photo if ph <= I))
    solo = sum(max(volts(I, ph) * I for I in current) for ph in photo)
    top = max(power)
    return {"voltage": np.array(voltage), "bypassed": np.array(bypassed), "power": np.array(power),
            "best_current": current[power.index(top)], "mismatch": (solo - top) / solo}
